/** The kinds of projects, in the order the portfolio offers them. */
export const projectCategories = [
  'event-production',
  'live-streaming',
  'corporate-video',
  'youth-training',
] as const

export type ProjectCategory = (typeof projectCategories)[number]

/** The properties that the filters use. */
export type Filterable = {
  readonly category: ProjectCategory
  /** Items of the equipment catalog, by id. */
  readonly equipment: readonly string[]
}
