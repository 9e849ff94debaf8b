/** What a project was, in the order in which the portfolio offers them. */
export const projectCategories = [
  'event-production',
  'live-streaming',
  'corporate-video',
  'youth-training',
] as const

export type ProjectCategory = (typeof projectCategories)[number]

/** What the filters look at. */
export type Filterable = {
  readonly category: ProjectCategory
  /** Items of the equipment catalog, by id. */
  readonly equipment: readonly string[]
}
