-- Search by words, sentiment and topics of reviews, on SQLite. The program writes the columns with the review; the triggers
-- keep the full-text index in the same transaction, also when rows go with their location.

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

-- Every blank separates words, and nothing else does. The organization is a word of each review. Beginnings of up to six
-- characters have an index of their own, so that a frequent one is not collected from all words that it begins.
create virtual table reviews_words using fts5 (words, content = '', contentless_delete = 1, detail = none,
    prefix = '1 2 3 4 5 6', tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'");
create trigger reviews_words_added after insert on reviews when new.words <> '' begin
    insert into reviews_words (rowid, words) values (new.rowid, '@' || new.org_id || ' ' || new.words);
end;
create trigger reviews_words_changed after update of words on reviews when new.words <> old.words begin
    delete from reviews_words where rowid = old.rowid;
    insert into reviews_words (rowid, words)
        select new.rowid, '@' || new.org_id || ' ' || new.words where new.words <> '';
end;
create trigger reviews_words_removed after delete on reviews when old.words <> '' begin
    delete from reviews_words where rowid = old.rowid;
end;
