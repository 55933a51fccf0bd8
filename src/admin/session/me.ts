import { useSuspenseQuery } from "@tanstack/react-query";
import type { Action, Resource } from "#accounts/staff/permissions.ts";
import type { Me } from "#accounts/staff/session-contract.ts";
import { callQuery } from "../data/use-call.ts";

export const mePath = "/admin/me";

/** Returns who is logged in; suspends until that is known. @throws Refused for anyone without access */
export function useMe(): Me {
  const { data } = useSuspenseQuery(callQuery(mePath));
  return data.data;
}

/** Returns the function that says whether the person may do something; the server judges it again. */
export function useMay(): (resource: Resource, action: Action) => boolean {
  const { permissions } = useMe();
  return (resource, action) => permissions[resource]?.includes(action) ?? false;
}
