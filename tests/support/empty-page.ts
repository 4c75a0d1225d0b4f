/** Address of a page of the app's origin that runs nothing of it. */
export const EMPTY_PAGE = '/robots.txt'
