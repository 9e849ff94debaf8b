import type { Pool } from 'pg'
import { datedItemIds, sampleBookings } from '../../content/availability.ts'
import { catalog } from '../../content/equipment.ts'
import { portlandDay } from '../../domain/portland-day.ts'
import type { RequireStaff } from '../accounts/require-staff.ts'
import type { App } from '../http/app-types.ts'
import { bookUnits } from './book-units.ts'
import { readAvailability } from './read-availability.ts'
import { addRentalRoutes } from './rental-routes.ts'
import { addMissingUnits, rollSampleBookings } from './rental-units.ts'

type RentalServiceDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly serviceKey: string | null
  readonly requireStaff: RequireStaff
}

export async function startRentalService({ pool, now, serviceKey, requireStaff }: RentalServiceDeps) {
  await addMissingUnits(pool, catalog)
  const today = () => portlandDay(now())
  let rolledOn = ''

  return {
    addRoutes: (app: App) =>
      addRentalRoutes(app, {
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
