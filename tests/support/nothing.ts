/** Address of a page of the app's origin that runs nothing of it. */
export const NOTHING = '/robots.txt'
