/** The names under which an address keeps what a visitor looks for in the equipment. */
export const inventoryParameters = ['q', 'category', 'order'] as const

/** The names under which a link brings something for the quote list. */
export const quoteLinkKinds = ['item', 'package', 'kit'] as const
