import * as z from 'zod/mini'
import { periodProblems, unknownItem } from '../../content/equipment-availability/availability.ts'
import type { ItemAvailability } from '../../domain/availability/availability.ts'
import { type RentalPeriod, readPeriod } from '../../domain/availability/rental-period.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'
import type { RequireStaff } from '../accounts/staff/require-staff.ts'
import { type App, type AppContext, failure, mediaType } from '../http/app-types.ts'
import { limitBody } from '../http/limit-body.ts'
import { holdsServiceKey } from '../http/service-key.ts'
import type { Booking, BookOutcome } from './book-units.ts'

type AvailabilityRouteDeps = {
  readonly serviceKey: string | null
  readonly requireStaff: RequireStaff
  readonly today: () => string
  /** The items listed when a request names none. */
  readonly itemIds: readonly string[]
  readonly knownItemIds: ReadonlySet<string>
  readonly read: (itemIds: readonly string[], period: RentalPeriod) => Promise<ItemAvailability[]>
  readonly book: (booking: Booking) => Promise<BookOutcome>
}

const bookingSchema = z.object({
  itemId: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.rental.unitsPerBooking)),
  from: z.string(),
  to: z._default(z.string(), ''),
  kind: z._default(z.enum(['booked', 'maintenance']), 'booked'),
  reference: z._default(
    z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.fields.shortTextMax))),
    null,
  ),
})

/** Availability for everyone; booking for staff and the owner's own programs. */
export function addAvailabilityRoutes(app: App, deps: AvailabilityRouteDeps): void {
  app.get(serverPaths.equipmentAvailability, async (c) => {
    const today = deps.today()
    const asked = c.req.queries('item') ?? deps.itemIds
    if (asked.some((itemId) => !deps.knownItemIds.has(itemId)) || asked.length > deps.knownItemIds.size) {
      return c.json(failure('invalid', unknownItem, { item: unknownItem }), 422)
    }
    const read = readPeriod(c.req.query('from') ?? today, c.req.query('to') ?? '', today)
    if (read.kind === 'problem') return refusePeriod(c, read.field, periodProblems[read.problem])
    c.header('Cache-Control', 'no-store')
    return c.json({ ok: true, today, ...read.period, items: await deps.read(asked, read.period) })
  })

  app.post(
    serverPaths.bookUnits,
    limitBody(limits.events.bodyBytes, (c) =>
      c.json(failure('too_large', 'This is more than a booking.'), 413),
    ),
    async (c) => {
      if (!holdsServiceKey(c, deps.serviceKey)) {
        const staff = await deps.requireStaff(c)
        if (staff instanceof Response) return staff
      }
      if (mediaType(c) !== 'application/json') return c.json(failure('unsupported_type', 'Send JSON.'), 415)
      const parsed = bookingSchema.safeParse(await c.req.json().catch(() => undefined))
      if (!parsed.success) return c.json(failure('invalid', 'This is not a booking.'), 422)
      const { itemId, from, to, ...rest } = parsed.data
      if (!deps.knownItemIds.has(itemId)) {
        return c.json(failure('invalid', unknownItem, { itemId: unknownItem }), 422)
      }
      const read = readPeriod(from, to, deps.today())
      if (read.kind === 'problem') return refusePeriod(c, read.field, periodProblems[read.problem])
      const outcome = await deps.book({ itemId, period: read.period, ...rest })
      if (outcome.kind === 'booked') return c.json({ ok: true, units: outcome.units })
      const message = `Only ${outcome.free} of the ${rest.quantity} can be had for these days.`
      return c.json(failure('not_available', message), 409)
    },
  )
}

function refusePeriod(c: AppContext, field: string, message: string) {
  return c.json(failure('invalid', message, { [field]: message }), 422)
}
