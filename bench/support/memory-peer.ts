import { fileURLToPath } from 'node:url'
import { type Answer, writeAnswers } from './answers.ts'
import { temporaryFolder } from './clean-up.ts'
import { type Program, startProgram } from './program.ts'

const file = fileURLToPath(new URL('../memory-server.ts', import.meta.url))

export async function startMemoryPeer(
  answers: readonly Answer[],
  core: number | null = null,
): Promise<{ program: Program; address: string }> {
  const folder = await temporaryFolder('memory')
  await writeAnswers(folder, answers)
  const program = startProgram(process.execPath, [file, folder], { core })
  return { program, address: await program.output((text) => /Address (http:\S+)/.exec(text)?.[1] ?? null) }
}
