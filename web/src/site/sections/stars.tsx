// A rating as stars. Decorative: the figure stands beside it in words.

/** Five stars, the first `rating` of them full. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${star * 20} 0)`}
          d="m10 1.500 2.600 5.600 6 .7-4.500 4.100 1.300 6-5.400-3.100-5.400 3.100 1.300-6L1.400 7.800l6-.7Z"
          className={star < Math.round(rating) ? "fill-brass" : "fill-line-strong"}
        />
      ))}
    </svg>
  );
}
