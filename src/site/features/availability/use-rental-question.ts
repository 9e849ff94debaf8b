import { type RentalQuestion, readQuestion, writeQuestion } from '../../../domain/rentals/rental-question.ts'
import { pagePaths } from '../../../routes.ts'
import { pushQuery, useOwnQuery } from '../../shell/navigation/use-own-query.ts'

type AskedQuestion = {
  /** Null until the address can be read. */
  readonly question: RentalQuestion | null
  /** True where the address changed; false where it asks just that already. */
  readonly ask: (question: RentalQuestion) => boolean
}

/** The question lives in the address. */
export function useRentalQuestion(): AskedQuestion {
  const search = useOwnQuery(pagePaths.equipmentAvailability)
  return {
    question: search === null ? null : readQuestion(search),
    ask(question) {
      const before = search ?? location.search
      const wanted = writeQuestion(before, question)
      const isNew = wanted !== writeQuestion(before, readQuestion(before))
      if (isNew) pushQuery(wanted)
      return isNew
    },
  }
}
