/** Apart from limits.ts, all of which comes with the first load: these arrive with the code that reports. */

/** Security reports one page sends at most; beyond that they say nothing new. */
export const securityReportsPerPage = 20

/** How much of a console line is looked at. */
export const consoleReadMax = 5_000

/** Analytics events wait this long for company, so that one request carries several. */
export const analyticsDelayMs = 3_000

/** As many as the server takes at once. */
export const analyticsPerRequest = 20

export const analyticsPerPage = 200
