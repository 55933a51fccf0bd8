import { serveTasks } from "#infra/threads/task-thread.server.ts";
import { cleanSvg } from "./clean-svg.server.ts";

serveTasks(cleanSvg);
