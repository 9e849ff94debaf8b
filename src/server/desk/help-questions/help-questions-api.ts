import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import type { AppTypes } from '../../http/app-types.ts'
import { answer } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { answerHelpQuestion } from './answer-help-question.ts'
import { listHelpQuestions } from './list-help-questions.ts'
import { publishHelpAnswer } from './publish-help-answer.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const listQuery = z.object({
  view: z._default(z.enum(['open', 'answered']), 'open'),
  after: z.optional(z.guid()),
})
const writtenSchema = z.object({
  answer: text(limits.help.answerMax),
  page: z.enum(Object.values(pagePaths)),
  /** Null publishes the question as it was asked. */
  wording: z._default(z.nullable(text(limits.chat.messageMax)), null),
})
const isId = (id: string) => z.guid().safeParse(id).success

/** The questions that the help chat could not answer, and the answers that staff write for it. */
export function createHelpQuestionsApi({ pool, authorize }: { pool: Pool; authorize: Authorize }) {
  return new Hono<AppTypes>()
    .get('/', checked('query', listQuery), async (c) => {
      const actor = await authorize(c, 'listHelpQuestions')
      return actor instanceof Response ? actor : c.json(await listHelpQuestions(pool, c.req.valid('query')))
    })
    .put('/:id/answer', checked('json', writtenSchema), async (c) => {
      const actor = await authorize(c, 'answerHelpQuestion')
      if (actor instanceof Response) return actor
      const id = c.req.param('id')
      return answer(
        c,
        isId(id) ? await answerHelpQuestion(pool, actor, id, c.req.valid('json')) : { kind: 'unknown' },
      )
    })
    .put('/:id/published', checked('json', z.object({ published: z.boolean() })), async (c) => {
      const actor = await authorize(c, 'publishHelpAnswer')
      if (actor instanceof Response) return actor
      const id = c.req.param('id')
      const { published } = c.req.valid('json')
      return answer(c, isId(id) ? await publishHelpAnswer(pool, actor, id, published) : { kind: 'unknown' })
    })
}
