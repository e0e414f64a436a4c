/** A link between series that have names, as files and pictures hold it. */
export interface NamedLink {
  readonly source: string;
  readonly target: string;
  readonly delay: number;
  readonly te: number;
  readonly pValue: number;
}
