/** Kept apart from limits.ts, which is part of the first load: these values load with the reporting code. */

/** The most security reports one page sends; more would say nothing new. */
export const securityReportsPerPage = 20

/** How many characters of a console line are read. */
export const consoleReadMax = 5_000

/** Analytics events wait this long for others, so that one request carries several. */
export const analyticsDelayMs = 3_000

/** As many as the server accepts in one request. */
export const analyticsPerRequest = 20

export const analyticsPerPage = 200
