/** The name that somebody probably meant: for refusals of what is written almost right. */

/** The name with the fewest edits, where they are few; capitals do not count. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, edits: editDistance(name.toLowerCase(), text.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  return ranked.length > 0 && ranked[0].edits <= Math.max(2, text.length / 3) ? ranked[0].name : undefined;
}

/** Levenshtein's distance: insertions, deletions and replacements; two neighbours that changed places count once. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i += 1) {
    const [row, next] = [rows[i - 1], [i]];
    for (let j = 1; j <= to.length; j += 1) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        next[j] = Math.min(next[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(next);
  }
  return rows[from.length][to.length];
}
