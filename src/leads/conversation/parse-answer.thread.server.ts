import { serveTasks } from "#infra/threads/task-thread.server.ts";
import { parseAnswer } from "./parse-answer.server.ts";

serveTasks(parseAnswer);
