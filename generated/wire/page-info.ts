/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Fields of every page beside its rows.
 */
export type PageInfo = {
  /**
     * Number of all rows.
     * @minimum 0
     * @maximum 9999
     */
  totalElements: number;
  /**
     * Number of pages. Absent in some servers; count it from totalElements.
     * @minimum 0
     * @maximum 9999
     */
  totalPages?: number;
  /**
     * Rows of a full page.
     * @minimum 0
     * @maximum 9999
     */
  size?: number;
};
