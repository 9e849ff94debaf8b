import type { Pool } from 'pg'
import { catalog } from '../../content/equipment/equipment.ts'
import { datedItemIds, sampleBookings } from '../../content/equipment-availability/availability.ts'
import { portlandDay } from '../../domain/portland-day.ts'
import type { RequireStaff } from '../accounts/staff/require-staff.ts'
import type { App } from '../http/app-types.ts'
import { addAvailabilityRoutes } from './availability-routes.ts'
import { bookUnits } from './book-units.ts'
import { readAvailability } from './read-availability.ts'
import { addMissingUnits, rollSampleBookings } from './rental-units.ts'

type AvailabilityServiceDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly serviceKey: string | null
  readonly requireStaff: RequireStaff
}

export async function startAvailabilityService({
  pool,
  now,
  serviceKey,
  requireStaff,
}: AvailabilityServiceDeps) {
  await addMissingUnits(pool, catalog)
  const today = () => portlandDay(now())
  let rolledOn = ''

  return {
    addRoutes: (app: App) =>
      addAvailabilityRoutes(app, {
        serviceKey,
        requireStaff,
        today,
        itemIds: datedItemIds,
        knownItemIds: new Set(catalog.map(({ id }) => id)),
        async read(itemIds, period) {
          const day = today()
          if (rolledOn !== day) {
            await rollSampleBookings(pool, day, sampleBookings)
            rolledOn = day
          }
          return readAvailability(pool, itemIds, period)
        },
        book: (booking) => bookUnits(pool, booking),
      }),
  }
}
