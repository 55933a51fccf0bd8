import { serveTasks } from "#infra/threads/task-thread.server.ts";
import { readTable } from "./read-table.server.ts";

serveTasks(readTable);
