import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Names and types only: keys, checks and triggers are in migrations/, which make the tables. */
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
