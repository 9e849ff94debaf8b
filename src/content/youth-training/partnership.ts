import type { Company } from '../company/company.ts'

export const partnership = {
  slate: 'The partnership',
  heading: 'Two names at the top of the credits',
  lead: ({ name, partner }: Company) =>
    `${partner.name} knows how young people learn. ${name} knows how a set runs. Every course is built and taught by both.`,
  credits: ({ name, partner, city }: Company) => [
    { role: 'Curriculum and mentors', credit: partner.name },
    { role: 'Crew and equipment', credit: name },
    { role: 'Filmed on location in', credit: `${city} and around it` },
    { role: 'Written, shot and cut by', credit: 'The students' },
  ],
} as const
