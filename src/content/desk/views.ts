import * as limits from '../../domain/limits.ts'

/** Words of the inbox's views: their counts, and those that staff saved. */
export const savedViewWords = {
  heading: 'Saved',
  shared: 'Shared',
  save: 'Save view',
  edit: 'Edit view',
  title: 'Save this view',
  editTitle: 'Edit this view',
  hint: 'It keeps the view, the words you search for and the filters.',
  name: 'Name',
  nameMissing: 'Give it a name',
  share: 'Share with all staff',
  shareHint: 'Everybody sees it below the other views.',
  submit: 'Save',
  pending: 'Saving',
  remove: 'Remove it',
  saved: (name: string) => `“${name}” is saved.`,
  changed: (name: string) => `“${name}” is changed.`,
  /** Stands for a name that named a person who was erased. */
  forgotten: 'View without a name',
  removed: (name: string) => `“${name}” is removed.`,
} as const

/** A count that stops somewhere says so. */
export function countText(count: number): string {
  return count > limits.desk.countMax ? `${limits.desk.countMax}+` : String(count)
}
