// A long text from its blocks, inside <Prose>.
import { Lightbulb } from "lucide-react";
import type { Block } from "../content/types/blocks";
import { COMPANY } from "../seo/origin";
import { Prose } from "./prose";
import { anchor } from "./reading";
import { Text } from "./text";

/** The whole text, set for reading. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is written.
        <One key={index} block={block} />
      ))}
    </Prose>
  );
}

function One({ block }: { block: Block }) {
  switch (block.kind) {
    case "h2":
      return <h2 id={anchor(block.text)}>{block.text}</h2>;
    case "h3":
      return <h3>{block.text}</h3>;
    case "list":
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case "steps":
      return (
        <ol>
          <Items items={block.items} />
        </ol>
      );
    case "quote":
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.by && <footer>{block.by}</footer>}
        </blockquote>
      );
    case "tip":
      return (
        <aside className="tip">
          <p className="tip-title">
            <Lightbulb className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            {block.title}
          </p>
          <p>
            <Text>{block.text}</Text>
          </p>
        </aside>
      );
    case "example":
      return (
        <figure className="example">
          <figcaption>{block.title}</figcaption>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </figure>
      );
    case "code":
      return (
        <figure className="code">
          <figcaption>{block.title}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>
            <code translate="no">{block.lines.join("\n")}</code>
          </pre>
        </figure>
      );
    case "company":
      return <address>{COMPANY}</address>;
    case "table":
      return <Table {...block} />;
    default:
      return (
        <p>
          <Text>{block.text}</Text>
        </p>
      );
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <Text>{item}</Text>
    </li>
  ));
}

function Table({ caption, head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) =>
              name ? (
                <th key={name} scope="col">
                  {name}
                </th>
              ) : (
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a row may be equal; their place tells them apart.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
