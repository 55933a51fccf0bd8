import { serveTasks } from "#infra/threads/task-thread.server.ts";
import { readReport } from "./read-report.server.ts";

serveTasks(readReport);
