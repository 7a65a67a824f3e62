// Position of the location: a pin on a small map, and two numbers.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "@/ui/lazy-part";
import { CardSkeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import type { Location } from "../types";
import { type AddressArea, geocodeQuery, type RoughPlace } from "./api";
import { type Draft, placeOf } from "./draft";
import type { Errors } from "./errors";
import { useSettingsWords } from "./words";

const PositionMap = lazyPart(() => import("./position-map"), "PositionMap").Part;

export interface PositionFieldProps {
  draft: Draft;
  /** Location from which the form started. */
  base: Location;
  errors: Errors;
  onChange: (position: Pick<Draft, "latitude" | "longitude">) => void;
  isDisabled: boolean;
}

/** An exact pin where a position was given; a rough one from the postal code or city where none was. */
export function PositionField({ draft, base, errors, onChange, isDisabled }: PositionFieldProps) {
  const { fields, position: words } = useSettingsWords();
  const [moved, setMoved] = useState("");
  const exact = isRough(draft, base) ? null : placeOf(draft);
  const rough = useRoughPlace(draft, base, exact === null);
  const position = exact ?? rough;
  const note =
    exact !== null
      ? words.given
      : rough === null
        ? words.none
        : rough.precision === "city"
          ? words.approximate_city
          : words.approximate;
  const move = (place: { latitude: number; longitude: number }) => {
    const [latitude, longitude] = [String(place.latitude), String(place.longitude)];
    onChange({ latitude, longitude });
    setMoved(words.moved(latitude, longitude));
  };
  return (
    <div className="flex scroll-mt-14 flex-col gap-3" data-field="position">
      <Suspense fallback={<CardSkeleton className="h-56 w-full" />}>
        <PositionMap
          label={words.map}
          place={position}
          isApproximate={exact === null}
          country={draft.country}
          onChange={isDisabled ? undefined : move}
        />
      </Suspense>
      <p className="text-xs text-ink-muted">
        {note}
        {exact !== null && (draft.postal_code !== "" || draft.city !== "") && (
          <>
            {" "}
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onChange({ latitude: "", longitude: "" })}
              className="focus-ring rounded-sm font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
            >
              {words.clear}
            </button>
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div className="grid grid-cols-2 gap-4">
        {(["latitude", "longitude"] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            label={fields[field]}
            value={draft[field]}
            onChange={(text) =>
              onChange({ latitude: draft.latitude, longitude: draft.longitude, [field]: text })
            }
            inputMode="text"
            errorMessage={errors[field]}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns true if the position is still the one of the postal code that the server filled in. */
function isRough(draft: Draft, base: Location): boolean {
  return (
    base.coordinates_source === "postal_code" &&
    draft.latitude === String(base.latitude ?? "") &&
    draft.longitude === String(base.longitude ?? "")
  );
}

/** Roughly where it is: as the server said, or once the address is another one, as it would say. */
function useRoughPlace(draft: Draft, base: Location, isWanted: boolean): RoughPlace | null {
  const whereabouts: AddressArea = {
    country: draft.country,
    state: draft.state.trim(),
    postal_code: draft.postal_code.trim(),
    city: draft.city.trim(),
  };
  const isAddressSame =
    whereabouts.country === (base.country ?? "") &&
    whereabouts.state === (base.state ?? "") &&
    whereabouts.postal_code === (base.postal_code ?? "") &&
    whereabouts.city === base.city;
  const isKnown = isAddressSame && isRough(draft, base);
  const query = geocodeQuery(whereabouts);
  const { data } = useQuery({ ...query, enabled: query.enabled === true && isWanted && !isKnown });
  if (!isWanted) return null;
  if (isKnown && base.latitude !== null && base.longitude !== null)
    return { latitude: base.latitude, longitude: base.longitude, precision: "postal_code" };
  return data ?? null;
}
