//! Rows that are structs.

use db::query;

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
