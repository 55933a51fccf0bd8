import { z } from "zod";

export const usernameAvailability = z.object({ available: z.boolean() });
export type UsernameAvailability = z.output<typeof usernameAvailability>;
