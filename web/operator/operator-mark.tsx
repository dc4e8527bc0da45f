/** The two letters and colour that stand for an operator's logo; its name stands beside it. */
export const OperatorMark = ({ mark, colour }: { mark: string; colour: string }) => (
  <svg className="operator-mark" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <rect width="44" height="44" rx="12" fill={colour} />
    <text x="22" y="28.5" textAnchor="middle">
      {mark}
    </text>
  </svg>
);
