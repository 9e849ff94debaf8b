const inquiries = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)
const addresses = (count: number) => (count === 1 ? '1 address' : `${count} addresses`)

/** Words about whoever wrote an inquiry: their history, and what the company keeps of them. */
export const personWords = {
  title: 'This person',
  addresses: 'Addresses',
  inquiries,
  others: 'Also from this person',
  noOthers: 'Nothing else so far.',
  all: (count: number) => `All ${count} from this person`,
  join: 'Join with another person',
  export: 'Export what we know',
  exporting: 'Exporting …',
  fileName: (reference: string) => `person-${reference}.json`,
  erase: 'Erase this person',
  part: 'Part',
  partLabel: (email: string) => `Part ${email} from this person`,
  parted: (email: string) => `${email} is a person of their own.`,
  joined: (name: string, count: number) => `Joined with ${name}: ${inquiries(count)} came along.`,
  undone: 'As it was before.',
  gone: 'Somebody else changed this person meanwhile. Look again.',
  joinDialog: {
    slate: 'One person, one history',
    title: 'Join with another person',
    field: 'A name, an address or any word they wrote',
    results: 'People',
    nothing: 'Nobody else has these words.',
    hint: (of: number, count: number) => `${addresses(of)} · ${inquiries(count)}`,
    preview: (name: string) => `Everything from ${name} moves here`,
    latest: 'Newest of them',
    back: 'Somebody else',
    action: 'Join',
    pending: 'Joining …',
    note: 'Nothing is lost: an address can be parted again at any time, and its inquiries go with it.',
  },
  eraseDialog: {
    slate: 'This cannot be undone',
    title: 'Erase this person',
    goes: (count: number, of: number) =>
      `Name, ${addresses(of)} and every word of ${inquiries(count)} go: what they wrote, notes, answers, mails that wait, the search, and saved views that look for them. Form, dates, state and budget stay for the counts; what is still open counts as lost.`,
    outside:
      'Mails in mailboxes and copies that the webhook sent elsewhere are not reached. Delete them there.',
    account: 'Somebody has an account with this address. It stays; its owner deletes it on the ',
    accountPage: 'account page',
    field: (reference: string) => `Type ${reference} to erase`,
    wrong: (reference: string) => `This is not ${reference}. Nothing was erased.`,
    action: 'Erase for good',
    pending: 'Erasing …',
    cancel: 'Keep',
    done: (count: number) => `Erased: ${inquiries(count)} without a name remain.`,
  },
  erased: {
    name: 'Erased',
    title: 'The person behind this inquiry was erased',
    text: (when: string) =>
      `Since ${when} nothing here says who wrote or what. Form, dates and state remain for the counts.`,
  },
} as const
