// Roles as choices of forms about members.
import { useQuery } from "@tanstack/react-query";
import { useMemberWords } from "../members/words";
import { type Role, type Roles, rolesQuery } from "./api";

export interface RoleChoice {
  /** Name of a built-in role, or id of a custom one. */
  id: string;
  label: string;
  description?: string;
}

export interface RoleChoices {
  roles: Roles | undefined;
  /** Roles that the reader can give. */
  givable: RoleChoice[];
  /** Returns the name of a member's role. */
  label: (assignment: { role: Role; role_id: string | null }) => string;
}

/** The roles that the reader can give, built-in ones first. */
export function useRoleChoices(): RoleChoices {
  const words = useMemberWords();
  const { data: roles } = useQuery(rolesQuery);
  const built_in = (roles?.built_in ?? [])
    .filter(({ can_give }) => can_give)
    .map(({ role }) => ({ id: role, label: words.roles[role], description: words.role_texts[role] }));
  const custom = (roles?.items ?? [])
    .filter(({ can_give }) => can_give)
    .map(({ id, name }) => ({ id, label: name }));
  return {
    roles,
    givable: [...built_in, ...custom],
    label: ({ role, role_id }) => roles?.items.find(({ id }) => id === role_id)?.name ?? words.roles[role],
  };
}
