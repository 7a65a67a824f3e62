-- How often somebody has tried to sign in or made a mail go out, where several processes count together. Not logged ahead:
-- it costs no sync, and after a crash of the server everybody may simply try anew.

create unlogged table auth_limits (
    -- A digest of the limit's name and of whom it counts: neither addresses nor users can be read here.
    name        text    not null primary key collate "binary",
    -- When all that was counted is forgotten, in Unix microseconds.
    free_at     bigint  not null,
    -- Whether the latest try was; one that is refused is not.
    is_counted  boolean not null
);
create index auth_limits_by_time on auth_limits (free_at);
