import type { ConferencePackage } from './packages.ts'

const label = 'Package: '

/** The message of the proposal form with the package as its first line, replacing any earlier choice. */
export function withPackage(message: string, { name, attendees, length, price }: ConferencePackage): string {
  const line = `${label}${name}, ${attendees} attendees, ${length}, ${price}`
  const [first = '', ...rest] = message.split('\n')
  return [line, ...(first.startsWith(label) ? rest : [message])].join('\n')
}

export const packageChoice = {
  action: (name: string) => `Choose ${name}`,
  toast: (name: string) => ({
    title: `${name} is in your request`,
    description: 'It is the first line of Conference Details. You can still change every word.',
  }),
} as const
