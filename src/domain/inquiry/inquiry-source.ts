/** A page that a visitor opened, and what led them to it. */
export type Touch = {
  /** The page's path. */
  readonly page: string
  /** The host of the site that linked to it. */
  readonly referrer?: string
  /** Campaign tags of the address, by their names in it. */
  readonly campaign?: Readonly<Record<string, string>>
}

/** The first page of the visit and the page on which the form was sent. */
export type InquirySource = { readonly first?: Touch; readonly last?: Touch }

export const campaignTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
