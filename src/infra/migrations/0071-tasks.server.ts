import { type Kysely, sql } from "kysely";

/**
 * Tasks of the staff: reminders of leads become tasks, which may be about an order, a customer or nothing too, and be due on a
 * day without a time. A version before this one finds its reminders in a view of the same name, which it can write too.
 * Everybody may have a calendar feed of their tasks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...table, ...access, ...forgetting, ...reminderSteps, feeds]) await statement.execute(db);
}

const table = [
  sql`alter table lead_reminders rename to tasks`,
  sql`alter table tasks rename column at to created_at`,
  sql`alter table tasks rename column text to title`,
  sql`alter table tasks rename column for_id to assignee_id`,
  sql`alter table tasks rename column for_name to assignee_name`,
  sql`alter table tasks rename column mailed_at to told_at`,
  sql`alter table tasks rename constraint lead_reminders_pkey to tasks_pkey`,
  sql`alter table tasks rename constraint lead_reminders_lead_id_fkey to tasks_lead_id_fkey`,
  sql`alter table tasks rename constraint lead_reminders_state_check to tasks_state_check`,
  sql`alter table tasks alter column lead_id drop not null`,
  sql`alter table tasks
    add column kind text not null default 'todo',
    add column order_id uuid references orders (id) on delete cascade,
    add column customer_id text references users (id) on delete cascade,
    add column all_day boolean not null default false,
    add column closed_at timestamptz,
    add constraint tasks_kind_check check (kind in ('call', 'meeting', 'mail', 'todo')),
    add constraint tasks_object_check check (num_nonnulls(lead_id, order_id, customer_id) <= 1)`,
  sql`update tasks set closed_at = greatest(due_at, created_at) where state <> 'open'`,
];

const access = [
  sql`drop index lead_reminders_lead`,
  sql`drop index lead_reminders_open`,
  sql`create index tasks_lead on tasks (lead_id, created_at) where lead_id is not null`,
  sql`create index tasks_order on tasks (order_id) where order_id is not null`,
  sql`create index tasks_customer on tasks (customer_id) where customer_id is not null`,
  sql`create index tasks_open_of on tasks (assignee_id, due_at, id) where state = 'open'`,
  sql`create index tasks_open on tasks (due_at, id) where state = 'open'`,
  sql`create index tasks_closed on tasks ((coalesce(closed_at, due_at)) desc, id desc) where state <> 'open'`,
  sql`create index tasks_to_tell on tasks (due_at) where state = 'open' and told_at is null`,
  sql`create view lead_reminders as
    select id, lead_id, created_at as at, due_at, author_id, author_name, assignee_id as for_id, assignee_name as for_name,
      title as text, state, version, told_at as mailed_at
    from tasks where lead_id is not null`,
];

// They name the task: what is erased is named nowhere any more.
const forgetting = [
  sql`create function forget_task_notifications() returns trigger language plpgsql as $$
  begin
    delete from notifications where object_kind = 'task' and object_id = old.id::text;
    return null;
  end $$`,
  sql`create trigger tasks_forget_notifications after delete on tasks
    for each row execute function forget_task_notifications()`,
];

/** What told of a reminder tells of a task now, and who wanted no mail of it wants none. */
const reminderSteps = [
  sql`update notifications set step = 'task_due', object_kind = 'task', object_id = found.id::text,
      params = jsonb_build_object('by', found.author_name, 'title', found.title)
    from (
      select distinct on (lead_id, assignee_id) lead_id, assignee_id, id, author_name, title
      from tasks where told_at is not null order by lead_id, assignee_id, due_at desc
    ) found
    where step = 'lead_reminder' and object_id = found.lead_id::text and user_id = found.assignee_id`,
  sql`delete from notifications where step = 'lead_reminder'`,
  sql`update muted_steps set step = 'task_due' where step = 'lead_reminder'`,
];

const feeds = sql`
  create table task_feeds (
    user_id text primary key references users (id) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null
  )`;
