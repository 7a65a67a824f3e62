//! Trains the weights of `sentiment` and packs its lexicon. See the README of the crate.
//!
//! `cargo run --release -p sentiment --example train -- lexicon DATA` packs `DATA/lexicons` into `data/lexicon.bin`;
//! `… -- weights DATA` trains `data/weights.bin` on the sets in DATA and the sentences in `data/own`;
//! `… -- evaluate DATA` prints five-fold figures, `… -- topics DATA` those of the topics; both write nothing.

#![expect(clippy::print_stdout, reason = "a program for the command line")]

mod corpus;
mod evaluate;
mod fit;
mod language;
mod pack;
mod polarity;
mod solver;
mod topics;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use sentiment::{
    lexicon::Lexicon,
    model::{LEXICON, Model},
};

/// A result of the training program.
type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [command, data] = arguments.as_slice() else {
        return Err("usage: train lexicon|weights|evaluate|topics DATA".into());
    };
    let (data, crate_data) = (Path::new(data), PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data")));
    let lexicon = || Lexicon::decode(LEXICON).ok_or("pack the lexicon first");
    match command.as_str() {
        "lexicon" => {
            let packed = pack::lexicon(&data.join("lexicons"))?;
            println!("{} bytes of lexicon", packed.len());
            fs::write(crate_data.join("lexicon.bin"), packed)?;
        }
        "weights" => {
            let mut model = Model { lexicon: lexicon()?, ..Model::default() };
            language::train(&mut model, &corpus::languages(data, &crate_data.join("own"))?);
            polarity::train(&mut model, &corpus::polarity(data, &crate_data.join("own"))?);
            let packed = model.weights.encode();
            println!("{} bytes of weights", packed.len());
            fs::write(crate_data.join("weights.bin"), packed)?;
        }
        "evaluate" => evaluate::run(lexicon()?, data, &crate_data.join("own"))?,
        "topics" => topics::evaluate(Model::standard(), &crate_data.join("own"))?,
        _ => return Err(format!("no command {command}").into()),
    }
    Ok(())
}
