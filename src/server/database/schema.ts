import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Names and types only: keys, checks and triggers are in migrations/, which make the tables. Those of the leads are
 * written and read by statements of their own, in leads/.
 */
export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  isCurrent: boolean('is_current').notNull().default(true),
  calendarYear: integer('calendar_year').notNull(),
  slotsTotal: integer('slots_total').notNull(),
  slotsBooked: integer('slots_booked').notNull(),
  bookBy: date('book_by', { mode: 'string' }).notNull(),
  partnershipSlots: integer('partnership_slots').notNull(),
  partnershipSlotsPerYear: text('partnership_slots_per_year').notNull(),
  partnershipReview: text('partnership_review').notNull(),
  isOpen: boolean('is_open').notNull().default(true),
})

export const securityLogs = pgTable('security_logs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  eventType: text('event_type').notNull(),
  details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const analyticsEvents = pgTable('analytics_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  path: text().notNull(),
  properties: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
