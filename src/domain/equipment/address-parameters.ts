/** Query parameters that hold a visitor's equipment search. */
export const inventoryParameters = ['q', 'category', 'order'] as const

/** Query parameters by which a link adds something to the quote list. */
export const quoteLinkKinds = ['item', 'package', 'kit'] as const
