-- Search by words, sentiment and topics of reviews, on PostgreSQL. The program writes the columns with the review.

-- Folded words of the author, the text and the reply, sorted, each once, with blanks between them.
alter table reviews add column words text not null default '';
-- positive, neutral, negative; null without a text.
alter table reviews add column sentiment text;
-- Three bits for each topic: positive, neutral, negative.
alter table reviews add column topics bigint not null default 0;
-- Version of the analysis that wrote words, sentiment and topics; a newer program repeats it.
alter table reviews add column analysis bigint not null default 0;
create index reviews_by_analysis on reviews (analysis, org_id, id);
create index reviews_topics on reviews (org_id, written_at, topics, location_id, state) where not is_hidden and topics <> 0;

create index reviews_words on reviews using gin (org_id, array_to_tsvector(string_to_array(words, ' ')));
