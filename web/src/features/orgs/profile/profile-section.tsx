// Settings > Profile: photo, name, language and time zone of the signed-in user.
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "@/lib/me";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { PictureField } from "../picture-field";
import { ProfileForm } from "./profile-form";
import { useProfileWords } from "./words";

/** Minimum width and height of a portrait, as on the server. */
const MIN_PIXELS = 64;

/** Section of the settings page. */
export function ProfileSection() {
  const words = useProfileWords();
  const { data: me } = useQuery(meQuery);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {me && (
        <>
          <Card className="flex flex-col gap-4 p-4 sm:p-6">
            <div>
              <h3 className="font-semibold">{words.photo.title}</h3>
              <p className="mt-0.5 text-ink-muted">{words.photo.text}</p>
            </div>
            <PictureField
              address="/api/v1/profile/photo"
              least={MIN_PIXELS}
              words={words.photo}
              hasPicture={me.user.photo !== null}
            >
              <Avatar size="lg" name={me.user.full_name || me.user.email} picture={me.user.photo?.url} />
            </PictureField>
          </Card>
          <Card className="flex flex-col gap-5 p-4 sm:p-6">
            <div>
              <h3 className="font-semibold">{words.details.title}</h3>
              <p className="mt-0.5 text-ink-muted">{words.details.text}</p>
            </div>
            <ProfileForm key={me.user.id} me={me} />
          </Card>
        </>
      )}
    </section>
  );
}
