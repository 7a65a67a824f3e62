//! Rows that are structs, and columns that are enums.

use db::{Error, query};

use crate::{add, engines::engines};

#[derive(Debug, PartialEq)]
struct User {
    id: String,
    times: Times,
    email: String,
}

#[derive(Debug, PartialEq)]
struct Times {
    created_at: i64,
    updated_at: i64,
}

db::stored! {
    /// Fruit.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fruit {
        /// Apple.
        Apple = "apple",
        /// Pear.
        Pear = "pear",
    }
}

#[tokio::test]
async fn a_struct_in_a_row_is_read_from_its_range_of_columns() {
    for db in engines().await {
        add(&*db, "a").await.unwrap();
        query!("update users set created_at = 1, updated_at = 2").run(&*db).await.unwrap();
        let user = query!(
            User { times: Times(created_at..=updated_at) },
            "select id, created_at, updated_at, email from users where id = $1",
            "a"
        );
        let times = Times { created_at: 1, updated_at: 2 };
        assert_eq!(user.one(&*db).await.unwrap(), User { id: "a".into(), times, email: "a@example.org".into() });
    }
}

#[tokio::test]
async fn an_enum_is_stored_as_its_text_and_an_unknown_text_is_an_error() {
    for db in engines().await {
        add(&*db, "a").await.unwrap();
        query!("update users set email = $1, password_hash = $2", Fruit::Apple, None::<Fruit>).run(&*db).await.unwrap();
        let stored = query!((String,), "select email from users").one(&*db).await.unwrap();
        assert_eq!(stored, ("apple".into(),));
        let read = query!((Fruit, Option<Fruit>), "select email, password_hash from users").one(&*db).await.unwrap();
        assert_eq!(read, (Fruit::Apple, None));

        query!("update users set password_hash = 'Apple'").run(&*db).await.unwrap();
        let unknown = query!((Option<Fruit>,), "select password_hash from users").one(&*db).await.unwrap_err();
        assert!(matches!(unknown, Error::Unreadable(_)), "{unknown}");
    }
}
