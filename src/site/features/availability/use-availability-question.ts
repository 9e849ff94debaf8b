import {
  type AvailabilityQuestion,
  readQuestion,
  writeQuestion,
} from '../../../domain/availability/availability-question.ts'
import { pagePaths } from '../../../routes.ts'
import { pushQuery, useOwnQuery } from '../../platform/navigation/use-own-query.ts'

type AskedQuestion = {
  /** Null until the address can be read. */
  readonly question: AvailabilityQuestion | null
  /** Returns true if the address changed, false if it already holds this question. */
  readonly ask: (question: AvailabilityQuestion) => boolean
}

/** The question is kept in the address. */
export function useAvailabilityQuestion(): AskedQuestion {
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
