//! Shared SQL of all queries about memberships.

/// Builds a query about a membership in an organization `o`: the user's own (`m`), or else as a member of its agency
/// `g` (`a`), with the custom role (`r`, or `x` of the agency) and the latest emergency access there (`e`). The first word selects the user:
///
/// - `workplace`: the user `$1` in their current organization;
/// - `org`: the user `$2` in the organization `$1`;
/// - `clients`: the user `$2` in each client of the agency `$1`;
/// - `session`: the user of a session, in the organization that the session is limited to, if it is, with the columns of `auth::session_with!`; also without a membership;
/// - `token`: the user of an API token `t` in its organization, with the columns of `auth::user_with!`.
///
/// With `@membership` before it, the columns are those of `Membership`, and more may follow.
macro_rules! membership_sql {
    (@membership $whose:ident, $($rest:tt)+) => {
        membership_sql!(@columns $whose, (
            "coalesce(r.permissions, m.role, x.permissions, a.role) as role, m.limits, o.expires_at, o.removal_at,
                o.requires_second_factor or (m.role is null and coalesce(g.requires_second_factor, false))
                    as requires_second_factor,
                e.id as emergency_id, e.ends_at as emergency_ends_at"
        ), $($rest)+)
    };
    (@columns workplace, ($($columns:literal)+), $row:tt, $user:expr) => {
        membership_sql!(@joins "p.id", workplace, ("p.org_id, " $($columns)+), $row, $user)
    };
    (@columns org, ($($columns:literal)+), $row:tt, $($argument:expr),+) => {
        membership_sql!(@joins "$2", org, ("o.id as org_id, " $($columns)+), $row, $($argument),+)
    };
    (@columns $whose:ident, ($($columns:literal)+), $row:tt, $more:literal, $argument:expr) => {
        membership_sql!(@joins "u.id", $whose, (", " $($columns)+ $more), $row, $argument)
    };
    (@joins $user:literal, $whose:ident, ($($columns:literal)+), $row:tt, $($argument:expr),+) => {
        membership_sql!(@$whose ($($columns)+), (
            " left join orgs g on g.id = o.agency_id
              left join memberships m on m.org_id = o.id and m.user_id = " $user
            " left join memberships a on a.org_id = o.agency_id and a.user_id = " $user
            " and a.role <> 'client' and a.limits is null
                  and (a.role_id is null or exists (select 1 from custom_roles y
                      where y.org_id = a.org_id and y.id = a.role_id and not y.is_for_clients))
              left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
              left join custom_roles x on x.id = a.role_id and x.org_id = a.org_id
              left join emergency_accesses e on e.org_id = o.id and e.id = m.emergency_access_id "
        ), $row, $($argument),+)
    };
    (@workplace ($($columns:literal)+), ($($joins:literal)+), $row:tt, $user:expr) => {
        ::db::query!(
            $row,
            "select " $($columns)+ " from profiles p join orgs o on o.id = p.org_id " $($joins)+
            " where p.id = $1 and coalesce(m.role, a.role) is not null",
            $user
        )
    };
    (@org ($($columns:literal)+), ($($joins:literal)+), $row:tt, $org:expr, $user:expr) => {
        ::db::query!(
            $row,
            "select " $($columns)+ " from orgs o " $($joins)+
            " where o.id = $1 and coalesce(m.role, a.role) is not null",
            $org,
            $user
        )
    };
    (@session ($($columns:literal)+), ($($joins:literal)+), $row:ident, $session:expr) => {
        ::auth::session_with!(
            $row,
            $session,
            $($columns)+,
            // A session that single sign-on began reaches the organization of the provider and its clients only.
            "left join profiles p on p.id = u.id left join orgs o on o.id = case
                when s.only_org is null or p.org_id = s.only_org
                    or exists (select 1 from orgs c join memberships k on k.org_id = c.agency_id and k.user_id = u.id
                        where c.id = p.org_id and c.agency_id = s.only_org)
                then p.org_id else s.only_org end" $($joins)+
        )
    };
    (@token ($($columns:literal)+), ($($joins:literal)+), $row:ident, $hash:expr) => {
        ::auth::user_with!(
            $row,
            $($columns)+,
            "join api_tokens t on t.user_id = u.id join orgs o on o.id = t.org_id" $($joins)+,
            "t.token_hash = $1",
            $hash
        )
    };
    (@clients ($($columns:literal)+), ($($joins:literal)+), $row:tt, $agency:expr, $user:expr) => {
        ::db::query!(
            $row,
            "select " $($columns)+ " from orgs o " $($joins)+
            " where o.agency_id = $1 and coalesce(m.role, a.role) is not null order by o.id limit 1000",
            $agency,
            $user
        )
    };
    (clients, $row:tt, $columns:literal, $agency:expr, $user:expr) => {
        membership_sql!(@joins "$2", clients, ($columns), $row, $agency, $user)
    };
    (workplace, $row:tt, $columns:literal, $user:expr) => {
        membership_sql!(@joins "p.id", workplace, ($columns), $row, $user)
    };
}

pub(crate) use membership_sql;
