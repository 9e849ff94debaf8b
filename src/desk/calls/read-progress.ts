import { type TestProgress, testProgressSchema } from '../../domain/desk/test-inquiry.ts'
import { parseJson } from '../../domain/parse-json.ts'

/** The steps of a test inquiry as they come: the answer is one list with a step on each line. */
export async function* readProgress(stream: ReadableStream<BufferSource>): AsyncGenerator<TestProgress> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const step = testProgressSchema.safeParse(parseJson(line.replace(/^,/, '')))
      if (step.success) yield step.data
    }
  }
}
