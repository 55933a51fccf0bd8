import { z } from "zod";

export const usernameAvailability = z.object({ available: z.boolean() });
