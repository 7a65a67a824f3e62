-- How many wrong codes were typed in a row: those of emails (kind 'mail') and those of an authenticator app ('app').

create table wrong_codes (
    user_id   text   not null references users (id) on delete cascade,
    kind      text   not null,
    in_a_row  bigint not null,
    last_at   bigint not null,
    primary key (user_id, kind)
);
