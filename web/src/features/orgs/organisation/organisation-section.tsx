// Settings > Organization: name, addresses and appearance.
import { useQuery } from "@tanstack/react-query";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Banner } from "@/ui/banner";
import { EmergencyCard } from "../emergency/emergency-card";
import { useOrganisationWords } from "../members/words";
import { ColourCard } from "./colour-card";
import { LogoCard } from "./logo-card";
import { OrganisationForm } from "./organisation-form";

/** Section of the settings page. */
export function OrganisationSection() {
  const words = useOrganisationWords();
  const { data: me } = useQuery(meQuery);
  const organisation = me?.organisation;
  const canEdit = may(me, "manage_organisation");
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {organisation?.agency_id && <Banner kind="info">{words.agency}</Banner>}
      {organisation && (
        <>
          <OrganisationForm key={organisation.id} organisation={organisation} canEdit={canEdit} />
          {canEdit && <LogoCard organisation={organisation} />}
          {canEdit && <ColourCard key={organisation.brand.colour} organisation={organisation} />}
        </>
      )}
      {/* Members with limited access have no member list. */}
      {!may(me, "see_members") && <EmergencyCard />}
    </section>
  );
}
