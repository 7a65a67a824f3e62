//! A small PDF document.

/// Returns a document of one page with lines of text.
pub(super) fn of_lines(lines: &[String]) -> Vec<u8> {
    let text_lines: Vec<String> = lines.iter().map(|line| format!("({}) Tj T*", plain(line))).collect();
    let content = format!("BT /F1 11 Tf 16 TL 56 780 Td\n{}\nET", text_lines.join("\n"));
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".to_owned(),
    ];
    let mut parts = vec!["%PDF-1.4\n".to_owned()];
    let mut rows = Vec::new();
    let mut start = parts[0].len();
    for (at, object) in objects.iter().enumerate() {
        rows.push(format!("{start:010} 00000 n \n"));
        parts.push(format!("{} 0 obj\n{object}\nendobj\n", at + 1));
        start += parts[at + 1].len();
    }
    let rows = rows.concat();
    parts.push(format!(
        "xref\n0 6\n0000000000 65535 f \n{rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    ));
    parts.concat().into_bytes()
}

/// Returns text with the signs that the document's font is sure to have.
fn plain(text: &str) -> String {
    let letters = text.chars().map(|sign| match sign {
        '×' => 'x',
        sign if sign.is_ascii_graphic() || sign == ' ' => sign,
        _ => '?',
    });
    letters.collect::<String>().replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)")
}
