// Choosing the location of a review.
import { LocationField as Field, type LocationFieldProps } from "@/ui/location-field";
import { useReviewsWords } from "./words";

/** A combo box of the locations; empty means none. */
export function LocationField(props: Omit<LocationFieldProps, "words">) {
  const { filters } = useReviewsWords();
  return <Field {...props} words={filters} />;
}
