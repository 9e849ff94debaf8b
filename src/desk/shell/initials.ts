/** Two letters for a person, as on a crew list. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (
    [...first]
      .slice(0, last ? 1 : 2)
      .join('')
      .toUpperCase() + ([...last][0] ?? '').toUpperCase()
  )
}
