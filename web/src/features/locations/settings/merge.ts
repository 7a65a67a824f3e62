// Merges concurrent changes of a location into one form. Pure.
import { type Draft, FIELDS, type Field, isSame, type Values, valuesOf } from "./draft";

/** A field that both changed, to different values. */
export interface Conflict {
  field: Field;
  mine: Values[Field];
  theirs: Values[Field];
}

/** Changes of two users who started from one version. */
export interface Meeting {
  /** Both changed the field; the user has to choose. */
  conflicts: Conflict[];
  /** Only they changed the field; their value stays. */
  theirs: Field[];
}

/** Compares both forms with their common base. */
export function meet(base: Draft, mine: Draft, theirs: Draft): Meeting {
  const [before, my, their] = [valuesOf(base), valuesOf(mine), valuesOf(theirs)];
  const changedByThem = FIELDS.filter((field) => !isSame(their[field], before[field]));
  const isChangedByMe = (field: Field) => !isSame(my[field], before[field]);
  return {
    conflicts: changedByThem
      .filter((field) => isChangedByMe(field) && !isSame(my[field], their[field]))
      .map((field) => ({ field, mine: my[field], theirs: their[field] })),
    theirs: changedByThem.filter((field) => !isChangedByMe(field)),
  };
}

/** Returns their form with my fields: those that only I changed, and those for which mine was chosen. */
export function merged(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  choices: ReadonlyMap<Field, "mine" | "theirs">,
): Draft {
  const [before, my] = [valuesOf(base), valuesOf(mine)];
  const ownFields = FIELDS.filter(
    (field) => !isSame(my[field], before[field]) && choices.get(field) !== "theirs",
  );
  return ownFields.reduce((draft, field) => withField(draft, mine, field), theirs);
}

/** A form with one field of another. */
export function withField(draft: Draft, from: Draft, field: Field): Draft {
  if (field === "position") return { ...draft, latitude: from.latitude, longitude: from.longitude };
  if (field === "opening_hours") return { ...draft, hours: from.hours };
  return { ...draft, [field]: from[field] };
}
