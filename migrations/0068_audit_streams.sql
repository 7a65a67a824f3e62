-- Positions of the audit stream at its destinations. Times are Unix milliseconds.

create table audit_streams (
    -- Digest of the destination's address.
    target        text    not null primary key collate "binary",
    -- Records delivered, and the digest of the latest of them.
    record_count  bigint  not null,
    digest        text    not null,
    -- Ranges of rows being sent (JSON). After a crash, the same records are sent again under the same numbers.
    batch         text,
    delivered_at  bigint,
    -- Set while the destination does not accept records.
    failed_since  bigint,
    error         text
);

create table audit_stream_positions (
    target  text    not null collate "binary",
    -- An organization's id, or 'instance'.
    log     text    not null collate "binary",
    -- Last delivered row of the log's chain, and its signature.
    seq     bigint  not null,
    hash    text    not null,
    primary key (target, log)
);
