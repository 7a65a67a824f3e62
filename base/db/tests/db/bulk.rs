//! Many values at once: written with `insert_many`, read with `= any($n)`.

use db::{Value, query, rows};

use crate::{add, engines::engines, ids};

type User = (String, String, Option<String>, Option<i64>, bool, i64);

fn user(id: &str, email: &str, hash: Option<&str>, banned: Option<i64>, is_anonymous: bool) -> Vec<Value> {
    vec![id.into(), email.into(), hash.into(), banned.into(), is_anonymous.into(), 5.into(), 6.into()]
}

#[tokio::test]
async fn bulk_inserted_rows_read_the_same_on_both_engines() {
    let mut read = Vec::new();
    for db in engines().await {
        let insert = rows!(
            "insert into users (id, email, password_hash, banned_until, is_anonymous, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7)"
        );
        let mut tx = db.begin().await.unwrap();
        let odd = "tab\tnew\nline \\N \\. 'quote' \"double\" é 漢 🍕 \u{202f}";
        tx.insert_many(insert, vec![user("a", odd, None, None, false), user("b", "", Some(""), Some(-1), true)])
            .await
            .unwrap();
        tx.insert_many(insert, Vec::new()).await.unwrap();
        let many =
            (0..5000).map(|n| user(&format!("c{n:04}"), &format!("{n}@example.org"), None, Some(i64::MAX), false));
        tx.insert_many(insert, many.collect()).await.unwrap();
        tx.commit().await.unwrap();
        let users: Vec<User> = query!(
            (String, String, Option<String>, Option<i64>, bool, i64),
            "select id, email, password_hash, banned_until, is_anonymous, updated_at from users order by id"
        )
        .all(&*db)
        .await
        .unwrap();
        assert_eq!(users.len(), 5002);
        assert_eq!(users[0], ("a".into(), odd.into(), None, None, false, 6));
        read.push(users);
    }
    assert!(read.windows(2).all(|pair| pair[0] == pair[1]));
}

#[tokio::test]
async fn any_of_a_list_is_the_same_on_both_engines() {
    for db in engines().await {
        for id in ["a", "b", "c", "it's", "d\"q"] {
            add(&*db, id).await.unwrap();
        }
        let among = async |ids: &[&str]| -> Vec<String> {
            let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            let rows = query!((String,), "select id from users where id = any($1) order by id", ids);
            rows.all(&*db).await.unwrap().into_iter().map(|(id,)| id).collect()
        };
        assert_eq!(among(&["c", "a", "nobody", "a"]).await, ["a", "c"], "{:?}", db.engine());
        assert_eq!(among(&["it's", "d\"q"]).await, ["d\"q", "it's"]);
        assert!(among(&[]).await.is_empty());

        let gone = query!("delete from users where id = any($1)", vec!["a".to_owned(), "b".to_owned()]);
        assert_eq!(gone.run(&*db).await.unwrap(), 2);
        assert_eq!(ids(&db).await, ["c", "d\"q", "it's"]);
    }
}

#[tokio::test]
async fn every_statement_of_this_test_prepares_on_both_engines() {
    for db in engines().await {
        for statement in db::STATEMENTS {
            db.prepare(statement).await.unwrap_or_else(|e| panic!("{}:{}: {e}", statement.file, statement.line));
        }
    }
}

#[tokio::test]
async fn numbered_arguments_are_bound_in_any_order() {
    for db in engines().await {
        add(&*db, "a").await.unwrap();
        let update =
            query!("update users set email = $3, updated_at = $2 where id = $1 and email <> $3", "a", 7_i64, "new");
        assert_eq!(update.run(&*db).await.unwrap(), 1, "{:?}", db.engine());
        let row =
            query!((String, i64), "select email, updated_at from users where updated_at = $2 and id = $1", "a", 7_i64);
        assert_eq!(row.one(&*db).await.unwrap(), ("new".to_owned(), 7));
    }
}
