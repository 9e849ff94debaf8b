import { writeFile } from 'node:fs/promises'
import type { SocialCard } from './list-cards.ts'

/** Writes which cards there are, for the head of every page. */
export async function writeCardList(file: string, cards: readonly SocialCard[]): Promise<void> {
  const general = cards.find(({ path }) => path === null)
  if (!general) throw new Error('There is no general card')
  const entries = cards.flatMap(({ path, hash }) => (path === null ? [] : [`  '${path}': '${hash}',\n`]))
  await writeFile(
    file,
    `/** Written by \`npm run og-images\`: the names of the cards in \`public/og/\`. Pages not listed have the general one. */
export const generalCard = '${general.hash}'

export const pageCards = {
${entries.join('')}} as const
`,
  )
}
